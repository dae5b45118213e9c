import type { CSSProperties } from "react";
import type { CompanyLogos, Logo } from "#domain/pictures/company-logos.ts";
import { LOGO_PLATE_COLOUR, logoPath, logoSrcSet } from "#domain/pictures/logo.ts";

interface CompanyLogoProps {
  logos: CompanyLogos;
  /** "page" follows the colour scheme of the place where the logo stands; "light" and "dark" are grounds that never change. */
  ground: "page" | "light" | "dark";
  /** Alternative text; "" if the text beside it says the same. */
  alt: string;
  /** The largest size, as CSS lengths. The logo is never larger than it is drawn. */
  maxWidth: string;
  maxHeight: string;
  /** Only for print: fetched last, but before printing, which does not wait for pictures. */
  printOnly?: boolean;
}

/** Shown only where the colour scheme is light, or only where it is dark. A colour is the one thing that CSS chooses by colour scheme. */
const SHOWN_ON_LIGHT = "linear-gradient(light-dark(#000, transparent) 0 0)";
const SHOWN_ON_DARK = "linear-gradient(light-dark(transparent, #000) 0 0)";
const PLATE_MARGIN = "6px";

/**
 * The company's logo in a box of its own size. On dark grounds it is the second logo or, if there is none, the first one on a light plate
 * (product.md#logo). Its styles are inline, so that a page of a company without a logo has none of them.
 */
export function CompanyLogo({ logos, ground, alt, ...rest }: CompanyLogoProps) {
  const { onLight, onDark } = logos;
  if (ground === "light") return <LogoImage logo={onLight} alt={alt} {...rest} />;
  if (ground === "dark")
    return <LogoImage logo={onDark ?? onLight} alt={alt} {...rest} style={onDark ? {} : plate(LOGO_PLATE_COLOUR)} />;
  if (!onDark)
    return (
      <LogoImage logo={onLight} alt={alt} {...rest} style={plate(`light-dark(transparent, ${LOGO_PLATE_COLOUR})`)} />
    );
  return (
    <span style={{ display: "grid", alignItems: "center", justifyItems: "start" }}>
      <LogoImage logo={onLight} alt={alt} {...rest} style={{ gridArea: "1 / 1", mask: SHOWN_ON_LIGHT }} />
      <LogoImage logo={onDark} alt="" {...rest} style={{ gridArea: "1 / 1", mask: SHOWN_ON_DARK }} />
    </span>
  );
}

/** A plate that takes no room: whatever is beside the logo stays where it is. */
const plate = (colour: string): CSSProperties => ({ background: colour, boxShadow: `0 0 0 ${PLATE_MARGIN} ${colour}` });

interface LogoImageProps extends Pick<CompanyLogoProps, "alt" | "maxWidth" | "maxHeight" | "printOnly"> {
  logo: Logo;
  style?: CSSProperties;
}

function LogoImage({ logo, alt, maxWidth, maxHeight, printOnly, style }: LogoImageProps) {
  const { width, height } = logo;
  const shownWidth = `min(${maxWidth}, ${maxHeight} * ${Number((width / height).toFixed(3))}, ${width}px)`;
  return (
    <img
      src={logoPath(logo)}
      srcSet={logoSrcSet(logo)}
      sizes={shownWidth}
      width={width}
      height={height}
      alt={alt}
      decoding={printOnly ? undefined : "sync"}
      fetchPriority={printOnly ? "low" : undefined}
      style={{
        display: "block",
        width: shownWidth,
        maxWidth: "none",
        height: "auto",
        aspectRatio: `${width} / ${height}`,
        ...style,
      }}
    />
  );
}

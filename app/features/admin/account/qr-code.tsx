import { create } from "qrcode";
import { useMemo } from "react";
import styles from "./qr-code.module.css";

/** White around the code, in its own squares: what its standard asks for. */
const MARGIN = 4;

/** A text as a QR code, dark on white in either theme, for cameras need it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawing(text), [text]);
  const side = size + 2 * MARGIN;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function drawing(text: string): { size: number; path: string } {
  const { size, data } = create(text).modules;
  const path = [...data]
    .map((dark, at) => (dark ? `M${MARGIN + (at % size)} ${MARGIN + Math.floor(at / size)}h1v1h-1z` : ""))
    .join("");
  return { size, path };
}

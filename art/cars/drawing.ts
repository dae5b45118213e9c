/** Collects a drawing's definitions (gradients, clips, filters) and its marks; ids carry the drawing's own prefix. */
export class Drawing {
  readonly prefix: string;
  private definitions = "";
  private drawn = "";

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  /** The full id of a definition of this drawing. */
  id(name: string): string {
    return `${this.prefix}-${name}`;
  }

  /** A reference to a definition, as fill, clip or filter take it. */
  ref(name: string): string {
    return `url(#${this.id(name)})`;
  }

  define(svg: string): void {
    this.definitions += svg;
  }

  draw(svg: string): void {
    this.drawn += svg;
  }

  /** Draws what `inside` draws within a group with these attributes. */
  group(attributes: string, inside: () => void): void {
    this.drawn += `<g ${attributes}>`;
    inside();
    this.drawn += "</g>";
  }

  get defs(): string {
    return this.definitions;
  }

  get marks(): string {
    return this.drawn;
  }
}

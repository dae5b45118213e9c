/** A font in base64, with only the glyphs that the build keeps (subset-fonts.ts). */
declare module "*.woff2?base64" {
  const letters: string;
  export default letters;
}

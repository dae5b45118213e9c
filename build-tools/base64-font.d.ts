/** A font subset by the build (subset-fonts.ts), in base64. */
declare module "*.woff2?base64" {
  const letters: string;
  export default letters;
}

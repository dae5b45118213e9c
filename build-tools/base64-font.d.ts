/** A font as the build cuts it (subset-fonts.ts). */
declare module "*.woff2?base64" {
  const letters: string;
  export default letters;
}

/** The font of the banner's headline in base64, with only the letters of the headline in one language (subset-fonts.ts). */
declare module "*.woff2?banner=it" {
  const letters: string;
  export default letters;
}
declare module "*.woff2?banner=en" {
  const letters: string;
  export default letters;
}
declare module "*.woff2?banner=fr" {
  const letters: string;
  export default letters;
}
declare module "*.woff2?banner=de" {
  const letters: string;
  export default letters;
}
declare module "*.woff2?banner=es" {
  const letters: string;
  export default letters;
}

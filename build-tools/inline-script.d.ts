/** The text of a script that stands in pages, as the build makes it (inline-scripts.ts). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}

/** The compiled text of an inline script (inline-scripts.ts). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}

/** The text of an inline script, as the build compiles it (inline-scripts.ts). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}

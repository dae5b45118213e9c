// The sources as Vite serves them expect its refresh of components to be there.
const refresh = "/@id/__x00__virtual:react-router/inject-hmr-runtime";
await import(/* @vite-ignore */ refresh);
await import("./start.ts");

export {};

// Vite's transformed sources expect the React refresh runtime to be loaded.
const refresh = "/@id/__x00__virtual:react-router/inject-hmr-runtime";
await import(/* @vite-ignore */ refresh);
await import("./start.ts");

export {};

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** Fails the build when a file of server/ is reached from the browser bundle: the folder's name alone protects nothing. */
function keepServerOut(): Plugin {
  return {
    name: "velluto:keep-server-out",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(_code, id) {
      if (/\/(server)\/[^?]+\.tsx?$/.test(id.replace(import.meta.dirname, ""))) {
        throw new Error(`The browser bundle reaches ${id}: code in server/ must stay on the server.`);
      }
      return null;
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), keepServerOut()],
  environments: {
    // The server bundle's entry is the whole HTTP app, so that loaders, API and sign-in share one module graph.
    ssr: {
      build: { rolldownOptions: { input: "./server/entry.ts" } },
      // Bundled dependencies start faster and use half the memory; the two database drivers carry binaries of their own.
      ...(command === "build"
        ? {
            resolve: {
              noExternal: true,
              external: ["pg", "@electric-sql/pglite", "pg-boss", "nodemailer", "pino", "sharp"],
            },
          }
        : {}),
    },
  },
}));

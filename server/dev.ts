import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer as createVite } from "vite";

// Only this process's own account may read the files that it writes (data, uploads, mails).
process.umask(0o077);
const root = fileURLToPath(new URL("..", import.meta.url));
const server = createServer();
const vite = await createVite({ root, server: { middlewareMode: { server }, hmr: { server } }, appType: "custom" });
const initialBuild = (await vite.ssrLoadModule("./server/entry.ts")) as typeof import("./entry.ts");
const env = initialBuild.readEnvironment();
const application = await initialBuild
  .bootApplication(env, initialBuild.createLogger(env.logLevel), join(root, "server/db/migrations"), {
    isInteractive: process.stdout.isTTY === true,
  })
  .catch((error: unknown) => {
    if (!(error instanceof initialBuild.StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  });

server.on("request", (request, response) =>
  vite.middlewares(request, response, async () => {
    try {
      // Reload the application code after every change; the database stays open.
      const { createApp, createListener, createPageRenderer } = (await vite.ssrLoadModule(
        "./server/entry.ts",
      )) as typeof import("./entry.ts");
      application.context.pages.clear();
      const app = createApp({
        context: application.context,
        renderPage: createPageRenderer(application.context, null),
      });
      createListener(application.context, app)(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      response.writeHead(500).end(String((error as Error).stack));
    }
  }),
);
server.listen(env.port, env.host, () => {
  console.log(`Velluto (development) is open at http://localhost:${env.port}`);
  if (application.firstAdmin)
    console.log(
      `First admin: ${application.firstAdmin.email}, ${initialBuild.firstAdminInstructions(application.firstAdmin)}`,
    );
});
let isClosing = false;
const close = async () => {
  if (isClosing) return;
  isClosing = true;
  await vite.close();
  await application.close();
  process.exit(0);
};
process.on("SIGINT", close);
process.on("SIGTERM", close);
// Stop when the script that started this process has ended.
process.on("disconnect", close);

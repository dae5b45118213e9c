import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

const SHUTDOWN_TIMEOUT_MS = 10_000;
const PARENT_CHECK_MS = 500;

/**
 * Runs a server and exits with the server's exit code. Forwards signals to the server. The terminal also sends Ctrl-C to the server, so the server
 * must treat a repeated signal as one. If the server is still running ten seconds after the signal, or if a second signal comes later, it is killed.
 * An IPC channel tells the server when this process has ended, so that no orphaned server keeps the port and the data.
 */
export function serve(nodeBinary, args, env) {
  const child = spawn(nodeBinary, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  let loadedAt = 0;
  const end = (signal) => {
    if (loadedAt === 0) {
      loadedAt = Date.now();
      child.kill(signal);
      setTimeout(() => child.kill("SIGKILL"), SHUTDOWN_TIMEOUT_MS).unref();
    } else if (Date.now() - loadedAt > 1000) {
      child.kill("SIGKILL");
    }
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  process.on("SIGHUP", () => end("SIGTERM"));
  if (process.env.npm_lifecycle_event) exitWithParent(() => end("SIGTERM"));
  child.on("error", (error) => {
    console.error(`Could not start: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(code ?? (loadedAt && signal !== "SIGKILL" ? 0 : 1)));
}

/** Calls `end` when the parent process has ended. If npm is killed with SIGKILL, it cannot forward a signal, so this process has to check. */
function exitWithParent(end) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, PARENT_CHECK_MS);
  timer.unref();
}

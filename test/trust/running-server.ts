import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ChildMessage, ServerState } from "./child-messages.ts";

const OPEN_TIMEOUT_MS = 600_000;
const RESPONSE_TIMEOUT_MS = 120_000;

/** A server in a child process that can be killed. */
export class RunningServer {
  readonly #child: ChildProcess;
  readonly origin: string;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.origin = `http://127.0.0.1:${port}`;
  }

  static async start(variables: Readonly<Record<string, string>>): Promise<RunningServer> {
    const child = fork(fileURLToPath(new URL("./child-server.ts", import.meta.url)), {
      env: { PATH: process.env.PATH, RATE_LIMITS: "off", LOG_LEVEL: "silent", ...variables },
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    const errorOutput: string[] = [];
    child.stderr?.setEncoding("utf8").on("data", (text: string) => errorOutput.push(text));
    const message = await waitForMessage(child, OPEN_TIMEOUT_MS).catch((cause: unknown) => {
      child.kill("SIGKILL");
      throw new Error(`The server did not start:\n${errorOutput.join("")}`, { cause });
    });
    if (message.kind !== "open") throw new Error('The server\'s first message was not "open".');
    return new RunningServer(child, message.port);
  }

  async readState(): Promise<ServerState> {
    const answer = waitForMessage(this.#child, RESPONSE_TIMEOUT_MS);
    this.#child.send("look");
    const message = await answer;
    if (message.kind !== "state") throw new Error("The server did not report its state.");
    return message.state;
  }

  /** Sends SIGKILL without waiting. */
  kill(): void {
    this.#child.kill("SIGKILL");
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await ended;
  }
}

async function waitForMessage(child: ChildProcess, withinMs: number): Promise<ChildMessage> {
  const ended = new AbortController();
  const end = () => ended.abort(new Error("The server ended."));
  child.once("exit", end);
  const timer = setTimeout(() => ended.abort(new Error("The server did not respond in time.")), withinMs);
  try {
    const [message] = await once(child, "message", { signal: ended.signal });
    return message as ChildMessage;
  } finally {
    clearTimeout(timer);
    child.off("exit", end);
  }
}

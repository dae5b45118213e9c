/** Why the program cannot start, in one sentence for whoever runs it: shown without a stack. */
export class StartError extends Error {}

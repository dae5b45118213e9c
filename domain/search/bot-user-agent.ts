const BOT_PATTERN =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|monitor|lighthouse|facebookexternalhit|curl|wget|python|java\/|go-http|axios|node/i;

/** Whether a User-Agent is a program's rather than a person's browser: their searches say nothing about what renters want. */
export function isBotUserAgent(userAgent: string | null): boolean {
  return !userAgent?.startsWith("Mozilla/") || BOT_PATTERN.test(userAgent);
}

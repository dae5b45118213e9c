const BOT_PATTERN =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|monitor|lighthouse|facebookexternalhit|curl|wget|python|java\/|go-http|axios|node/i;

/** Whether a User-Agent is a bot's. Bots are excluded from search statistics, because they say nothing about demand. */
export function isBotUserAgent(userAgent: string | null): boolean {
  return !userAgent?.startsWith("Mozilla/") || BOT_PATTERN.test(userAgent);
}

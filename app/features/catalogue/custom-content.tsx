import "./custom-content.css";

/** What staff wrote for this page (B 3.5), in a section of its own. `html` is sanitised when it is saved; nothing at all without it. */
export function CustomContent({ html }: { html: string | undefined }) {
  if (!html) return null;
  return (
    <section className="grid-page custom-content">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what is stored has gone through sanitiseContent, and nothing else writes it */}
      <div className="custom-content-text" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}

/** Style sheet of `/api/docs`; the page's Content-Security-Policy contains its hash. */
export const DOCS_PAGE_STYLE =
  "body{margin:0;background:#fcfaf5;color:#17140f;font:16px/1.5 system-ui,sans-serif}" +
  "main{max-width:60rem;margin:0 auto;padding:3rem 1.25rem}section{border-top:1px solid #d3c3a1;padding:1rem 0}" +
  "h1{font-weight:400;font-size:2.5rem}h2{font-weight:500;font-size:1.1rem;margin:0}code{color:#5a1522}" +
  "a{color:#5a1522}summary{cursor:pointer;padding:.4rem 0}pre{overflow:auto;background:#f5f0e6;padding:1rem;font-size:.8rem}";

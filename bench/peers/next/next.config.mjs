export default {
  // Our own type check covers these files.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Left to what stands before it, which is in its favour: our server compresses by itself.
  compress: false,
};

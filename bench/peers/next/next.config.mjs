export default {
  // The house's own type check covers these files.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Left to what stands before it, which is in its favour: the house compresses by itself.
  compress: false,
};

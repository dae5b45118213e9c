export default {
  // Our own type check covers these files.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // A proxy would compress, which is in the peer's favour: our server compresses itself.
  compress: false,
};

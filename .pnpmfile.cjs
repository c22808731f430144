/** openapi-typescript calls the compiler's JavaScript API, which TypeScript 7 does not have. As a peer it would get that of the workspace. */
function readPackage(manifest) {
  if (manifest.name === 'openapi-typescript') {
    delete manifest.peerDependencies.typescript;
    manifest.dependencies.typescript = '6.0.3';
  }
  return manifest;
}

module.exports = { hooks: { readPackage } };

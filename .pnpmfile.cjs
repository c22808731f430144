const calling = /^(openapi-typescript|ts-api-utils|@typescript-eslint\/.*)$/;

/** These call the compiler's JavaScript API, which TypeScript 7 does not have. As a peer they would get that of the workspace. */
function readPackage(manifest) {
  if (calling.test(manifest.name) && manifest.peerDependencies?.typescript) {
    delete manifest.peerDependencies.typescript;
    manifest.dependencies = { ...manifest.dependencies, typescript: '6.0.3' };
  }
  return manifest;
}

module.exports = { hooks: { readPackage } };

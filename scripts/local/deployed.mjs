// Leaves development code out of a build for staging or production (docs/decisions/033).

export const FOR_DEVELOPERS =
  /\/(?:workers\/api\/(?:seed|endpoints\/dev)\/|workers\/api\/adapters\/\S*(?:sandbox|catalogue)|app\/components\/account\/demo-accounts)/;

/**
 * @param {boolean} deployed whether the build is for staging or production
 */
export function leavingOut(deployed) {
  // Without side effects, so the bundler drops them when nothing uses an import of them.
  const moduleSideEffects = deployed ? [{ test: FOR_DEVELOPERS, sideEffects: false }] : true;
  return { define: { "import.meta.env.DEPLOYED": JSON.stringify(deployed) }, treeshake: { moduleSideEffects } };
}

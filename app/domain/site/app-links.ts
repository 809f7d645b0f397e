export interface LinkedApps {
  /** `TEAMID.bundle.id` per app. */
  ios: readonly string[];
  android: readonly { package: string; fingerprints: readonly string[] }[];
}

const PATHS = ["/redirect"];

export function appleAssociation({ ios }: LinkedApps) {
  if (ios.length === 0) return null;
  return { applinks: { details: [{ appIDs: ios, components: PATHS.map((path) => ({ "/": path })) }] } };
}

export function assetLinks({ android }: LinkedApps) {
  if (android.length === 0) return null;
  return android.map(({ package: package_name, fingerprints }) => ({
    relation: ["delegate_permission/common.handle_all_urls"],
    target: { namespace: "android_app", package_name, sha256_cert_fingerprints: fingerprints },
  }));
}

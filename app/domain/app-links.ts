/** The apps that may open links of this site by themselves. */
export interface LinkedApps {
  /** `TEAMID.bundle.id` of each. */
  ios: readonly string[];
  /** Each with the SHA-256 fingerprints of the certificates it is signed with. */
  android: readonly { package: string; fingerprints: readonly string[] }[];
}

/** What an app opens in place of the browser. */
const PATHS = ["/redirect"];

/** What iOS asks for at `/.well-known/apple-app-site-association`; null when there is no app. */
export function appleAssociation({ ios }: LinkedApps) {
  if (ios.length === 0) return null;
  return { applinks: { details: [{ appIDs: ios, components: PATHS.map((path) => ({ "/": path })) }] } };
}

/** What Android asks for at `/.well-known/assetlinks.json`; null when there is no app. */
export function assetLinks({ android }: LinkedApps) {
  if (android.length === 0) return null;
  return android.map(({ package: package_name, fingerprints }) => ({
    relation: ["delegate_permission/common.handle_all_urls"],
    target: { namespace: "android_app", package_name, sha256_cert_fingerprints: fingerprints },
  }));
}

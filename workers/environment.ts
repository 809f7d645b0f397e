export const publicOrigin = (env: Env) => env.PUBLIC_ORIGIN || "http://localhost";

interface ImportMetaEnv {
  /** Built for staging or production (`CLOUDFLARE_ENV`): what only developers have is left out. */
  readonly DEPLOYED?: boolean;
}

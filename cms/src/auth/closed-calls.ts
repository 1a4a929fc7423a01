interface Call {
  methods: string[];
  path: RegExp;
}

/**
 * Calls of Strapi's that nobody may make: the first administrator comes from ADMIN_EMAIL, or whoever finds a new
 * installation first would be it; and the CMS fetches no address that somebody names, it stands among the services.
 */
const NOBODYS: Call[] = [
  { methods: ['POST'], path: /^\/admin\/register-admin\/?$/i },
  { methods: ['POST'], path: /^\/upload\/actions\/upload-from-urls\/?$/i },
];

/** Calls that Strapi opens to every account of the panel, and that only its settings make. One mails anything to anybody. */
const SETTINGS: Call[] = [
  { methods: ['POST'], path: /^\/email\/?$/i },
  { methods: ['PUT'], path: /^\/content-manager\/components\/[^/]+\/configuration\/?$/i },
  { methods: ['GET', 'PUT'], path: /^\/i18n\/settings\/?$/i },
  { methods: ['GET'], path: /^\/users-permissions\/(permissions|policies|routes)\/?$/i },
  { methods: ['GET'], path: /^\/admin\/content-api\/(permissions|routes)\/?$/i },
  { methods: ['GET'], path: /^\/admin\/permissions\/?$/i },
];

export const isNobodysCall = among(NOBODYS);
export const isSettingsCall = among(SETTINGS);

/** Paths match as Strapi's router matches them: whatever their case, with or without a slash at the end. */
function among(calls: Call[]): (method: string, path: string) => boolean {
  return (method, path) => {
    const asked = method === 'HEAD' ? 'GET' : method;
    return calls.some((call) => call.methods.includes(asked) && call.path.test(path));
  };
}

/** A user of the CMS panel who may see every order. */
export interface Administrator {
  id: string;
  /** As the timeline names them. */
  name: string;
}

export interface AdministratorCheck {
  /** Whose bearer token it is; null for everybody else, and where nobody can be asked. */
  identify(bearerToken: string): Promise<Administrator | null>;
}

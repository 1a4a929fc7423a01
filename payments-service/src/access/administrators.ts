/** Whether a bearer token is that of somebody who may see every order. */
export interface AdministratorCheck {
  /** False also where nobody can be asked. */
  isAdministrator(bearerToken: string): Promise<boolean>;
}

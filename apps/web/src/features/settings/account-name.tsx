/** Tells a password manager whose password is being asked for, in a form that has no field for it. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}

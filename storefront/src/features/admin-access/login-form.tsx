import { useState } from 'react';
import { Button } from '../../components/ui/button';
import { TextField } from '../../components/ui/text-field';
import type { Access } from './api/get-access';
import { signIn } from './api/sign-in';
import { GuardView } from './guard-view';

interface LoginFormProps {
  /** Why the visitor sees this, where it needs saying. */
  problem?: string | undefined;
  entered?: boolean;
  onSignedIn: (access: Access) => void;
  onForgotten: (email: string) => void;
}

/** The login view of the admin area: the e-mail stays when the sign-in fails, the password goes. */
export function LoginForm({ problem: known, entered, onSignedIn, onForgotten }: LoginFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState(known);
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    setBusy(true);
    setProblem(undefined);
    const answer = await signIn(email.trim(), password);
    setBusy(false);
    if (answer.kind !== 'refused') return onSignedIn(answer);
    setPassword('');
    setProblem(answer.message);
  };

  return (
    <GuardView
      title="Behind the door"
      lead="Products, texts and inquiries are kept in the panel. It is for the people of the studio."
      label="Sign in"
      problem={problem}
      onSubmit={submit}
      entered={entered ?? false}
    >
      <TextField
        label="Email address"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" icon="lock" busy={busy} wide>
        Sign in
      </Button>
      <Button variant="quiet" className="self-start" onClick={() => onForgotten(email.trim())}>
        Forgot your password?
      </Button>
    </GuardView>
  );
}

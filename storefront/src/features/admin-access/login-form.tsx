import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { TextField } from '../../components/ui/text-field';
import type { Access } from './api/get-access';
import { signIn } from './api/sign-in';

interface LoginFormProps {
  /** Why the visitor sees this, where it needs saying. */
  problem?: string | undefined;
  onSignedIn: (access: Access) => void;
}

/** The login view of the admin area: the e-mail stays when the sign-in fails, the password goes. */
export function LoginForm({ problem: known, onSignedIn }: LoginFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState(known);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    const answer = await signIn(email.trim(), password);
    setBusy(false);
    if (answer.kind !== 'refused') return onSignedIn(answer);
    setPassword('');
    setProblem(answer.message);
  };

  return (
    <div className="columns-12 gap-y-10">
      <div className="col-span-12 lg:col-span-7">
        <h1 className="display-type text-display">Behind the door</h1>
        <p className="mt-6 max-w-[44ch] text-lead text-muted">
          Products, texts and inquiries are kept in the panel. It is for the people of the studio.
        </p>
      </div>
      <form
        onSubmit={(event) => void submit(event)}
        aria-label="Sign in"
        className="col-span-12 flex flex-col gap-5 self-end md:col-span-8 lg:col-span-4 lg:col-start-9"
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
        {problem && <Notice kind="error">{problem}</Notice>}
        <Button type="submit" icon="lock" busy={busy} wide>
          Sign in
        </Button>
      </form>
    </div>
  );
}

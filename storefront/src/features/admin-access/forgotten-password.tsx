import { useState } from 'react';
import { Button } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { TextField } from '../../components/ui/text-field';
import { requestPassword } from './api/choose-password';
import { GuardView } from './guard-view';

interface ForgottenPasswordProps {
  /** As typed into the login view. */
  email: string;
  onBack: () => void;
}

/** Asks for a mail with a link to a new password. What it says is the same whether or not there is such an account. */
export function ForgottenPassword({ email: typed, onBack }: ForgottenPasswordProps) {
  const [email, setEmail] = useState(typed);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  const submit = async () => {
    setBusy(true);
    setProblem(undefined);
    setSentTo(undefined);
    const failure = await requestPassword(email.trim());
    setBusy(false);
    if (failure === null) setSentTo(email.trim());
    else setProblem(failure);
  };

  return (
    <GuardView
      title="A new password"
      lead="We mail you a link. It works once, for an hour."
      label="Forgotten password"
      problem={problem}
      onSubmit={submit}
      entered
    >
      <TextField
        label="Email address"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {sentTo && <Notice kind="success">If {sentTo} has an account, the mail is on its way.</Notice>}
      <Button type="submit" icon="mail" busy={busy} wide>
        Mail me a link
      </Button>
      <Button variant="quiet" className="self-start" onClick={onBack}>
        Back to the sign-in
      </Button>
    </GuardView>
  );
}

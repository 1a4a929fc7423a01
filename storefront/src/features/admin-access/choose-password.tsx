import { useState } from 'react';
import { Button } from '../../components/ui/button';
import { TextField } from '../../components/ui/text-field';
import { resetPassword, takeUpInvitation } from './api/choose-password';
import type { Access } from './api/get-access';
import type { GuardAddress } from './guard-address';
import { GuardView } from './guard-view';
import { PASSWORD_HINT, passwordProblem } from './password-rules';

interface ChoosePasswordProps {
  secret: NonNullable<GuardAddress['password']>;
  onSignedIn: (access: Access) => void;
  onBack: () => void;
}

/** Where a mail's link or an invitation leads: a new or a first password, and in. */
export function ChoosePassword({ secret: { kind, token }, onSignedIn, onBack }: ChoosePasswordProps) {
  const isInvited = kind === 'invitation';
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [weakness, setWeakness] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    setProblem(undefined);
    const weak = passwordProblem(password);
    setWeakness(weak ?? undefined);
    if (weak !== null) return;
    setBusy(true);
    const answer = await (isInvited ? takeUpInvitation(token, name.trim(), password) : resetPassword(token, password));
    setBusy(false);
    if (answer.kind === 'refused') setProblem(answer.message);
    else onSignedIn(answer);
  };

  return (
    <GuardView
      title={isInvited ? 'You are invited' : 'A new password'}
      lead={
        isInvited
          ? 'Give your name and choose a password. The panel opens next.'
          : 'Choose a new password. It signs you out everywhere else, and the panel opens next.'
      }
      label={isInvited ? 'Invitation' : 'Choice of a password'}
      problem={problem}
      onSubmit={submit}
      entered
    >
      {isInvited && (
        <TextField
          label="First name"
          autoComplete="given-name"
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        hint={PASSWORD_HINT}
        error={weakness}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" icon="lock" busy={busy} wide>
        {isInvited ? 'Open the panel' : 'Save and open the panel'}
      </Button>
      <Button variant="quiet" className="self-start" onClick={onBack}>
        Back to the sign-in
      </Button>
    </GuardView>
  );
}

// Passkeys. The browser parses and writes their JSON itself. A passkey works only at the host name it was made for.
import type { Me } from '$generated/messages';
import { api } from './api';

/** Whether passkeys work here. They don't on bare IP addresses or without TLS. */
export const offersPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** The key of the message for a failure: the user cancelled, or already has a passkey. */
export const whyNone = (error: unknown): string | undefined =>
  error instanceof DOMException
    ? error.name === 'InvalidStateError'
      ? 'passkey-there'
      : 'passkey-none'
    : undefined;

/** Create a passkey for the signed-in account, or for a new account with this name. */
export async function makePasskey(name: string): Promise<Me> {
  const { options } = await api.askNewPasskey(name);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return api.addPasskey(said(await navigator.credentials.create({ publicKey })));
}

/** Sign in with the passkey that the user picks. */
export async function usePasskey(): Promise<Me> {
  const { options } = await api.askPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return api.usePasskey(said(await navigator.credentials.get({ publicKey })));
}

function said(credential: Credential | null): Record<string, unknown> {
  if (!credential) throw new DOMException('none', 'NotAllowedError');
  return (credential as PublicKeyCredential).toJSON() as Record<string, unknown>;
}

/** Stands for your server: it keeps what it is given until the page is loaded again. */

export type Profile = { name: string; email: string; phone: string; about: string };

export type MailChoices = { reminders: boolean; requests: boolean; news: boolean };

export const firstProfile: Profile = {
  name: "Cheung Mei Yan",
  email: "meiyan.cheung@storyroom.example",
  phone: "6123 4567",
  about: "I have read to my own three for twelve years. Best voices: the fox, the grandmother and the minibus driver.",
};

const answer = async <Value>(value: Value): Promise<Value> => value;

export const saveProfile = (profile: Profile) => answer(profile);
export const saveMail = (kind: keyof MailChoices, isOn: boolean) => answer({ kind, isOn });
export const sendForChecking = () => answer(undefined);
export const deleteAccount = () => answer(undefined);

/** The largest document that the server takes. @units bytes */
export const maxDocumentBytes = 4_000_000;

/** Sends a file and tells how far it is, in per cent. @errors throws with words when it is refused */
export async function sendFile(file: File, onProgress: (percent: number) => void): Promise<void> {
  if (file.size > maxDocumentBytes) throw new Error("Files can have up to 4 MB. Please choose a smaller one.");
  for (const percent of [10, 35, 60, 85, 100]) {
    await new Promise((done) => setTimeout(done, 120));
    onProgress(percent);
  }
}

import { EmailField } from "@gk/ui/email-field";
import { ErrorSummary } from "@gk/ui/error-summary";
import { FieldRow, Form, FormActions, type FormIssue, textIn } from "@gk/ui/form";
import { ImageField } from "@gk/ui/image-field";
import { PhoneField } from "@gk/ui/phone-field";
import { TextArea } from "@gk/ui/text-area";
import { TextField } from "@gk/ui/text-field";
import { type ReactNode, useState } from "react";
import { issuesOf, maxAbout, wordIssue } from "./profile-rules.ts";
import type { Profile } from "./server.ts";

type ProfileFormProps = { profile: Profile; onSave: (profile: Profile) => Promise<void> };

/** Checks the answers by our own rules, and hands over what keeps them all. */
export function ProfileForm({ profile, onSave }: ProfileFormProps): ReactNode {
  const [issues, setIssues] = useState<readonly FormIssue[]>([]);
  return (
    <Form
      action="/profile"
      read={read}
      issues={issues}
      wordIssue={wordIssue}
      onSubmit={async (answers) => {
        const broken = issuesOf(answers);
        setIssues(broken);
        if (broken.length === 0) await onSave(answers);
      }}
    >
      <ErrorSummary
        title={(count) => (count === 1 ? "One answer needs a look" : `${count} answers need a look`)}
        body="Nothing that you typed is lost."
        names={{ name: "Name", email: "E-mail", phone: "Phone", about: "Introduction" }}
      />
      <ImageField
        name="picture"
        label="Picture"
        hint="JPEG or PNG, up to 500 KB"
        maxBytes={500 * 1024}
        optional
        choose="Choose picture"
        change="Change picture"
        remove="Remove"
      />
      <TextField name="name" label="Name" autoComplete="name" defaultValue={profile.name} />
      <FieldRow>
        <EmailField name="email" label="E-mail address" defaultValue={profile.email} />
        <PhoneField name="phone" label="Phone number" defaultValue={profile.phone} />
      </FieldRow>
      <TextArea
        name="about"
        label="How would you introduce yourself?"
        hint="Families read this before you come."
        max={maxAbout}
        rows={4}
        optional
        defaultValue={profile.about}
      />
      <FormActions submit="Save profile" submitting="Saving…" />
    </Form>
  );
}

const read = (data: FormData): Profile => ({
  name: textIn(data, "name").trim(),
  email: textIn(data, "email").trim(),
  phone: textIn(data, "phone").trim(),
  about: textIn(data, "about").trim(),
});

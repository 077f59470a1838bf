import { Container } from "@gk/ui/container";
import { PageHead } from "@gk/ui/page-head";
import { TabLinks } from "@gk/ui/tab-links";
import type { ReactNode } from "react";
import { Outlet, useLocation } from "react-router";

const parts = [
  {
    id: "profile",
    label: "Profile",
    title: "Your profile",
    lead: "What families read before you come to read to them.",
  },
  { id: "mail", label: "Mail", title: "Your mail", lead: "What we write to you about, and how often." },
  { id: "papers", label: "Papers", title: "Your papers", lead: "Whoever reads to children is checked once a year." },
  { id: "leave", label: "Leave", title: "Leave us", lead: "It need not be for good." },
] as const;

/** The head that all four pages have in common, and the way from one to the next. */
export function Settings(): ReactNode {
  const { pathname } = useLocation();
  const shown = parts.find(({ id }) => pathname.startsWith(`/${id}`)) ?? parts[0];
  return (
    <>
      <title>{`${shown.title} · Story Room`}</title>
      <PageHead title={shown.title} lead={shown.lead} tone="leaf" before="Story Room, Tai Po">
        <TabLinks
          label="Settings"
          links={parts.map(({ id, label }) => ({ id, label, href: `/${id}`, current: id === shown.id }))}
        />
      </PageHead>
      <Container>
        <Outlet />
      </Container>
    </>
  );
}

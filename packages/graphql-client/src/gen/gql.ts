/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query anouncements($sort: [String], $locale: I18NLocaleCode, $filters: AnouncementFiltersInput, $pagination: PaginationArg, $status: PublicationStatus) {\n  anouncements(\n    sort: $sort\n    locale: $locale\n    filters: $filters\n    pagination: $pagination\n    status: $status\n  ) {\n    id\n    documentId\n    slug\n    title\n    description\n    content\n    date\n    createdAt\n    updatedAt\n    image {\n      documentId\n      url\n      width\n      height\n      alternativeText\n      focalPoint\n      updatedAt\n    }\n  }\n}\n\nquery anouncementRows($sort: [String], $locale: I18NLocaleCode, $pagination: PaginationArg) {\n  anouncements_connection(sort: $sort, locale: $locale, pagination: $pagination) {\n    nodes {\n      id\n      documentId\n      updatedAt\n    }\n    pageInfo {\n      pageCount\n      total\n    }\n  }\n}": typeof types.AnouncementsDocument,
    "query mainPageEvent($locale: I18NLocaleCode, $status: PublicationStatus) {\n  mainPageEvent(locale: $locale, status: $status) {\n    documentId\n    Title\n    Content\n  }\n}": typeof types.MainPageEventDocument,
    "query sounds($sort: [String], $locale: I18NLocaleCode, $filters: SoundFiltersInput, $pagination: PaginationArg, $status: PublicationStatus) {\n  sounds(\n    sort: $sort\n    locale: $locale\n    filters: $filters\n    pagination: $pagination\n    status: $status\n  ) {\n    id\n    documentId\n    slug\n    title\n    MainPage\n    kind\n    speaker\n    date\n    createdAt\n    updatedAt\n    media {\n      documentId\n      url\n    }\n  }\n}\n\nquery soundRows($sort: [String], $locale: I18NLocaleCode, $pagination: PaginationArg) {\n  sounds_connection(sort: $sort, locale: $locale, pagination: $pagination) {\n    nodes {\n      id\n      documentId\n      updatedAt\n    }\n    pageInfo {\n      pageCount\n      total\n    }\n  }\n}": typeof types.SoundsDocument,
};
const documents: Documents = {
    "query anouncements($sort: [String], $locale: I18NLocaleCode, $filters: AnouncementFiltersInput, $pagination: PaginationArg, $status: PublicationStatus) {\n  anouncements(\n    sort: $sort\n    locale: $locale\n    filters: $filters\n    pagination: $pagination\n    status: $status\n  ) {\n    id\n    documentId\n    slug\n    title\n    description\n    content\n    date\n    createdAt\n    updatedAt\n    image {\n      documentId\n      url\n      width\n      height\n      alternativeText\n      focalPoint\n      updatedAt\n    }\n  }\n}\n\nquery anouncementRows($sort: [String], $locale: I18NLocaleCode, $pagination: PaginationArg) {\n  anouncements_connection(sort: $sort, locale: $locale, pagination: $pagination) {\n    nodes {\n      id\n      documentId\n      updatedAt\n    }\n    pageInfo {\n      pageCount\n      total\n    }\n  }\n}": types.AnouncementsDocument,
    "query mainPageEvent($locale: I18NLocaleCode, $status: PublicationStatus) {\n  mainPageEvent(locale: $locale, status: $status) {\n    documentId\n    Title\n    Content\n  }\n}": types.MainPageEventDocument,
    "query sounds($sort: [String], $locale: I18NLocaleCode, $filters: SoundFiltersInput, $pagination: PaginationArg, $status: PublicationStatus) {\n  sounds(\n    sort: $sort\n    locale: $locale\n    filters: $filters\n    pagination: $pagination\n    status: $status\n  ) {\n    id\n    documentId\n    slug\n    title\n    MainPage\n    kind\n    speaker\n    date\n    createdAt\n    updatedAt\n    media {\n      documentId\n      url\n    }\n  }\n}\n\nquery soundRows($sort: [String], $locale: I18NLocaleCode, $pagination: PaginationArg) {\n  sounds_connection(sort: $sort, locale: $locale, pagination: $pagination) {\n    nodes {\n      id\n      documentId\n      updatedAt\n    }\n    pageInfo {\n      pageCount\n      total\n    }\n  }\n}": types.SoundsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query anouncements($sort: [String], $locale: I18NLocaleCode, $filters: AnouncementFiltersInput, $pagination: PaginationArg, $status: PublicationStatus) {\n  anouncements(\n    sort: $sort\n    locale: $locale\n    filters: $filters\n    pagination: $pagination\n    status: $status\n  ) {\n    id\n    documentId\n    slug\n    title\n    description\n    content\n    date\n    createdAt\n    updatedAt\n    image {\n      documentId\n      url\n      width\n      height\n      alternativeText\n      focalPoint\n      updatedAt\n    }\n  }\n}\n\nquery anouncementRows($sort: [String], $locale: I18NLocaleCode, $pagination: PaginationArg) {\n  anouncements_connection(sort: $sort, locale: $locale, pagination: $pagination) {\n    nodes {\n      id\n      documentId\n      updatedAt\n    }\n    pageInfo {\n      pageCount\n      total\n    }\n  }\n}"): (typeof documents)["query anouncements($sort: [String], $locale: I18NLocaleCode, $filters: AnouncementFiltersInput, $pagination: PaginationArg, $status: PublicationStatus) {\n  anouncements(\n    sort: $sort\n    locale: $locale\n    filters: $filters\n    pagination: $pagination\n    status: $status\n  ) {\n    id\n    documentId\n    slug\n    title\n    description\n    content\n    date\n    createdAt\n    updatedAt\n    image {\n      documentId\n      url\n      width\n      height\n      alternativeText\n      focalPoint\n      updatedAt\n    }\n  }\n}\n\nquery anouncementRows($sort: [String], $locale: I18NLocaleCode, $pagination: PaginationArg) {\n  anouncements_connection(sort: $sort, locale: $locale, pagination: $pagination) {\n    nodes {\n      id\n      documentId\n      updatedAt\n    }\n    pageInfo {\n      pageCount\n      total\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query mainPageEvent($locale: I18NLocaleCode, $status: PublicationStatus) {\n  mainPageEvent(locale: $locale, status: $status) {\n    documentId\n    Title\n    Content\n  }\n}"): (typeof documents)["query mainPageEvent($locale: I18NLocaleCode, $status: PublicationStatus) {\n  mainPageEvent(locale: $locale, status: $status) {\n    documentId\n    Title\n    Content\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query sounds($sort: [String], $locale: I18NLocaleCode, $filters: SoundFiltersInput, $pagination: PaginationArg, $status: PublicationStatus) {\n  sounds(\n    sort: $sort\n    locale: $locale\n    filters: $filters\n    pagination: $pagination\n    status: $status\n  ) {\n    id\n    documentId\n    slug\n    title\n    MainPage\n    kind\n    speaker\n    date\n    createdAt\n    updatedAt\n    media {\n      documentId\n      url\n    }\n  }\n}\n\nquery soundRows($sort: [String], $locale: I18NLocaleCode, $pagination: PaginationArg) {\n  sounds_connection(sort: $sort, locale: $locale, pagination: $pagination) {\n    nodes {\n      id\n      documentId\n      updatedAt\n    }\n    pageInfo {\n      pageCount\n      total\n    }\n  }\n}"): (typeof documents)["query sounds($sort: [String], $locale: I18NLocaleCode, $filters: SoundFiltersInput, $pagination: PaginationArg, $status: PublicationStatus) {\n  sounds(\n    sort: $sort\n    locale: $locale\n    filters: $filters\n    pagination: $pagination\n    status: $status\n  ) {\n    id\n    documentId\n    slug\n    title\n    MainPage\n    kind\n    speaker\n    date\n    createdAt\n    updatedAt\n    media {\n      documentId\n      url\n    }\n  }\n}\n\nquery soundRows($sort: [String], $locale: I18NLocaleCode, $pagination: PaginationArg) {\n  sounds_connection(sort: $sort, locale: $locale, pagination: $pagination) {\n    nodes {\n      id\n      documentId\n      updatedAt\n    }\n    pageInfo {\n      pageCount\n      total\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
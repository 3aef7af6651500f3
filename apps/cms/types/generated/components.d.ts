import type { Schema, Struct } from '@strapi/strapi';

export interface BannerSlide extends Struct.ComponentSchema {
  collectionName: 'components_banner_slide';
  info: {
    displayName: 'Slide';
    icon: 'landscape';
  };
  attributes: {
    alt: Schema.Attribute.String;
    image: Schema.Attribute.Media<'images'>;
    link: Schema.Attribute.String;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String;
  };
}

export interface ContactPerson extends Struct.ComponentSchema {
  collectionName: 'components_contact_person';
  info: {
    displayName: 'Person to talk to';
    icon: 'user';
  };
  attributes: {
    email: Schema.Attribute.Email;
    name: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    note: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    phone: Schema.Attribute.String;
    picture: Schema.Attribute.Media<'images'>;
    role: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface ContactPhones extends Struct.ComponentSchema {
  collectionName: 'components_contact_phones';
  info: {
    displayName: 'Phone numbers';
    icon: 'phone';
  };
  attributes: {
    funeral: Schema.Attribute.String;
    manager: Schema.Attribute.String;
    other: Schema.Attribute.String;
  };
}

export interface EventQuestion extends Struct.ComponentSchema {
  collectionName: 'components_event_questions';
  info: {
    displayName: 'Question when signing up';
    icon: 'question';
  };
  attributes: {
    required: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    textEn: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 150;
      }>;
    textFa: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 150;
      }>;
  };
}

export interface EventSignUp extends Struct.ComponentSchema {
  collectionName: 'components_event_sign_ups';
  info: {
    displayName: 'Signing up';
    icon: 'user';
  };
  attributes: {
    askChildren: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    closesAt: Schema.Attribute.DateTime;
    opensAt: Schema.Attribute.DateTime;
    places: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 1;
        },
        number
      >;
    questions: Schema.Attribute.Component<'event.question', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 2;
        },
        number
      >;
    showPlacesLeft: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    waitingList: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<true>;
  };
}

export interface HomeAboutBlock extends Struct.ComponentSchema {
  collectionName: 'components_home_about_block';
  info: {
    displayName: 'About block';
    icon: 'information';
  };
  attributes: {
    image: Schema.Attribute.Media<'images'>;
    text: Schema.Attribute.RichText;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HomeAdvert extends Struct.ComponentSchema {
  collectionName: 'components_home_advert';
  info: {
    displayName: 'Advert';
    icon: 'bulletList';
  };
  attributes: {
    image: Schema.Attribute.Media<'images'>;
    link: Schema.Attribute.String;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HomeBelief extends Struct.ComponentSchema {
  collectionName: 'components_home_belief';
  info: {
    displayName: 'Belief';
    icon: 'star';
  };
  attributes: {
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HomeBeliefs extends Struct.ComponentSchema {
  collectionName: 'components_home_beliefs';
  info: {
    displayName: 'Beliefs';
    icon: 'star';
  };
  attributes: {
    content: Schema.Attribute.RichText;
    items: Schema.Attribute.Component<'home.belief', true>;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HomeBookPromotion extends Struct.ComponentSchema {
  collectionName: 'components_home_book_promotion';
  info: {
    displayName: 'Book promotion';
    icon: 'book';
  };
  attributes: {
    cover: Schema.Attribute.Media<'images'>;
    link: Schema.Attribute.String;
    text: Schema.Attribute.RichText;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HomeMessagingChannel extends Struct.ComponentSchema {
  collectionName: 'components_home_messaging_channel';
  info: {
    displayName: 'Messaging channel';
    icon: 'message';
  };
  attributes: {
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String & Schema.Attribute.Required;
    url: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HoursException extends Struct.ComponentSchema {
  collectionName: 'components_hours_exceptions';
  info: {
    displayName: 'Other hours on a date';
    icon: 'calendar';
  };
  attributes: {
    closes: Schema.Attribute.Time;
    date: Schema.Attribute.Date & Schema.Attribute.Required;
    lastDate: Schema.Attribute.Date;
    noteEn: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    noteFa: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    opens: Schema.Attribute.Time;
    place: Schema.Attribute.Enumeration<['both', 'office', 'prayerHall']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'both'>;
  };
}

export interface HoursOpeningHours extends Struct.ComponentSchema {
  collectionName: 'components_hours_opening_hours';
  info: {
    displayName: 'Opening hours';
    icon: 'clock';
  };
  attributes: {
    exceptions: Schema.Attribute.Component<'hours.exception', true>;
    office: Schema.Attribute.Component<'hours.weekly', true>;
    prayerHall: Schema.Attribute.Component<'hours.weekly', true>;
  };
}

export interface HoursWeekly extends Struct.ComponentSchema {
  collectionName: 'components_hours_weekly';
  info: {
    displayName: 'Weekly hours';
    icon: 'clock';
  };
  attributes: {
    closes: Schema.Attribute.Time & Schema.Attribute.Required;
    days: Schema.Attribute.Enumeration<
      [
        'everyDay',
        'mondayToFriday',
        'monday',
        'tuesday',
        'wednesday',
        'thursday',
        'friday',
        'saturday',
        'sunday',
      ]
    > &
      Schema.Attribute.Required;
    opens: Schema.Attribute.Time & Schema.Attribute.Required;
  };
}

export interface LinkLabelled extends Struct.ComponentSchema {
  collectionName: 'components_link_labelled';
  info: {
    displayName: 'Link';
    icon: 'link';
  };
  attributes: {
    label: Schema.Attribute.String & Schema.Attribute.Required;
    url: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface LinkNoted extends Struct.ComponentSchema {
  collectionName: 'components_link_noted';
  info: {
    displayName: 'Link with a note';
    icon: 'link';
  };
  attributes: {
    label: Schema.Attribute.String & Schema.Attribute.Required;
    note: Schema.Attribute.Text;
    url: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface LinkUseful extends Struct.ComponentSchema {
  collectionName: 'components_link_useful';
  info: {
    displayName: 'Useful link';
    icon: 'link';
  };
  attributes: {
    kind: Schema.Attribute.Enumeration<
      ['qibla', 'dua', 'magazine', 'jurisprudence', 'quran', 'other']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'other'>;
    label: Schema.Attribute.String & Schema.Attribute.Required;
    url: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface PageAmount extends Struct.ComponentSchema {
  collectionName: 'components_page_amount';
  info: {
    displayName: 'Amount of a gift';
    icon: 'gift';
  };
  attributes: {
    amount: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 1000000;
          min: 1;
        },
        number
      >;
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface PageMoment extends Struct.ComponentSchema {
  collectionName: 'components_page_moment';
  info: {
    displayName: 'Moment of a timeline';
    icon: 'clock';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    when: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface PageSeo extends Struct.ComponentSchema {
  collectionName: 'components_page_seo';
  info: {
    displayName: 'Search engines';
    icon: 'search';
  };
  attributes: {
    description: Schema.Attribute.Text;
    image: Schema.Attribute.Media<'images'>;
    title: Schema.Attribute.String;
  };
}

export interface PrayerCallAudio extends Struct.ComponentSchema {
  collectionName: 'components_prayer_call_audio';
  info: {
    displayName: 'Prayer-call audio';
    icon: 'volumeUp';
  };
  attributes: {
    dawn: Schema.Attribute.Media<'audios'>;
    evening: Schema.Attribute.Media<'audios'>;
    noon: Schema.Attribute.Media<'audios'>;
  };
}

export interface PrayerMinuteAdjustments extends Struct.ComponentSchema {
  collectionName: 'components_prayer_minute_adjustments';
  info: {
    displayName: 'Minute adjustments';
    icon: 'clock';
  };
  attributes: {
    asr: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 60;
          min: -60;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    dhuhr: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 60;
          min: -60;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    fajr: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 60;
          min: -60;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    imsak: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 60;
          min: -60;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    isha: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 60;
          min: -60;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    maghrib: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 60;
          min: -60;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    sunrise: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 60;
          min: -60;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    sunset: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 60;
          min: -60;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
  };
}

export interface ServiceService extends Struct.ComponentSchema {
  collectionName: 'components_service_service';
  info: {
    displayName: 'Service';
    icon: 'handHeart';
  };
  attributes: {
    content: Schema.Attribute.RichText;
    email: Schema.Attribute.Email;
    image: Schema.Attribute.Media<'images'>;
    phone: Schema.Attribute.String;
    steps: Schema.Attribute.Component<'service.step', true>;
    summary: Schema.Attribute.Text;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface ServiceStep extends Struct.ComponentSchema {
  collectionName: 'components_service_step';
  info: {
    displayName: 'Step';
    icon: 'bulletList';
  };
  attributes: {
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'banner.slide': BannerSlide;
      'contact.person': ContactPerson;
      'contact.phones': ContactPhones;
      'event.question': EventQuestion;
      'event.sign-up': EventSignUp;
      'home.about-block': HomeAboutBlock;
      'home.advert': HomeAdvert;
      'home.belief': HomeBelief;
      'home.beliefs': HomeBeliefs;
      'home.book-promotion': HomeBookPromotion;
      'home.messaging-channel': HomeMessagingChannel;
      'hours.exception': HoursException;
      'hours.opening-hours': HoursOpeningHours;
      'hours.weekly': HoursWeekly;
      'link.labelled': LinkLabelled;
      'link.noted': LinkNoted;
      'link.useful': LinkUseful;
      'page.amount': PageAmount;
      'page.moment': PageMoment;
      'page.seo': PageSeo;
      'prayer.call-audio': PrayerCallAudio;
      'prayer.minute-adjustments': PrayerMinuteAdjustments;
      'service.service': ServiceService;
      'service.step': ServiceStep;
    }
  }
}
